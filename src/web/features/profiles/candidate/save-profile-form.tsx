import { useState } from 'react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import type { CandidateProfile } from '#contract/profiles/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { CandidateForm } from './candidate-form.tsx'
import type { CandidateGroupsProps } from './candidate-groups.tsx'
import { saveCandidate } from './save-candidate.ts'

interface SaveProfileFormProps {
  kind: 'first' | 'edit'
  Groups: ComponentType<CandidateGroupsProps>
  title: string
  isPart?: boolean | undefined
  profile?: CandidateProfile
  signedInPhone?: string | null
}

/** The form of the candidate's profile. After saving it leads to the search. */
export function SaveProfileForm({ kind, ...props }: SaveProfileFormProps) {
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  return (
    <CandidateForm
      kind={kind}
      {...props}
      mutation={{
        call: (api, values) => saveCandidate(api, { kind, values }),
        onSuccess: () => setSaved(true),
      }}
      dialogs={{ isSaved, onOk: () => void navigate(paths.jobSearch()) }}
    />
  )
}
