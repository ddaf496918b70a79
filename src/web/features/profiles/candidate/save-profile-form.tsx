import { useState } from 'react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import type { CandidateProfile } from '#contract/profiles.ts'
import { paths } from '#web/lib/paths.ts'
import { CandidateForm } from './candidate-form.tsx'
import type { CandidateGroupsProps } from './candidate-groups.tsx'
import type { CandidateValues } from './candidate-values.ts'
import { SaveDialogs } from './save-dialogs.tsx'
import type { SaveStage } from './save-dialogs.tsx'
import { useSaveCandidate } from './use-save-candidate.ts'

interface SaveProfileFormProps {
  kind: 'first' | 'edit'
  Groups: ComponentType<CandidateGroupsProps>
  title: string
  profile?: CandidateProfile
  signedInPhone?: string | null
}

/** The profile's form: saved with dialogs, then on to the search. */
export function SaveProfileForm({ kind, ...props }: SaveProfileFormProps) {
  const navigate = useNavigate()
  const save = useSaveCandidate(kind)
  const [stage, setStage] = useState<SaveStage>('filling')

  async function send(values: CandidateValues): Promise<void> {
    setStage('saving')
    try {
      setStage((await save(values)) ? 'saved' : 'filling')
    } catch (error) {
      setStage('filling')
      throw error
    }
  }

  return (
    <>
      <CandidateForm kind={kind} {...props} onSend={send} />
      <SaveDialogs stage={stage} onOk={() => void navigate(paths.jobSearch())} />
    </>
  )
}
