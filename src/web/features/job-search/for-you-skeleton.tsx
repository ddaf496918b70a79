import { SkeletonBox } from '#web/ui/skeleton.tsx'

/** As high as the jobs for the candidate, so that the list below does not move when they come. */
export function ForYouSkeleton() {
  return (
    <div className="for-you-room mt-5" aria-hidden="true">
      <SkeletonBox className="sk--xl w-1/3" />
      <SkeletonBox className="sk--l mt-2 w-2/3" />
      <SkeletonBox className="for-you-room__cards" />
    </div>
  )
}
