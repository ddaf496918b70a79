import { useRevalidator } from 'react-router'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { AnswersCard } from './answers-card.tsx'
import { CertificatesCard } from './certificates-card.tsx'
import { MissingCard } from './missing-card.tsx'
import './profile-overview.css'
import { ProfileSlip } from './profile-slip.tsx'
import { ResumeCard } from './resume-card.tsx'
import { SkillsCard } from './skills-card.tsx'

/** The profile at a look: what is done, what is missing, each answer with its way to change it. */
export function ProfileOverview({ profile }: { profile: MyProfile }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap own-profile">
      <div className="stack">
        <ProfileSlip profile={profile} />
        <MissingCard profile={profile} />
        <AnswersCard profile={profile} />
      </div>
      <div className="stack">
        <ResumeCard name={profile.name} />
        <SkillsCard profile={profile} />
        <CertificatesCard
          certificates={profile.certificates}
          onChanged={async () => await revalidate()}
        />
      </div>
    </div>
  )
}
