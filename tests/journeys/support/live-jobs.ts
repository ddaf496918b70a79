import type { Preparations } from './api.ts'

type Answers = Parameters<Preparations['postJob']>[1]

const freePostsEach = 2

/** Live jobs, two from each of as many employers as that takes; answers their ids, oldest first. */
export async function postLiveJobs(
  prepare: Preparations,
  count: number,
  answers: (index: number) => NonNullable<Answers>,
): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const employer = await prepare.createEmployer()
    for (let post = 0; post < freePostsEach && ids.length < count; post++) {
      const id = await prepare.postJob(employer, answers(ids.length))
      await prepare.setJobStatus(id, 'accepted')
      ids.push(id)
    }
  }
  return ids
}

export async function postLiveJob(
  prepare: Preparations,
  answers: NonNullable<Answers> = {},
): Promise<string> {
  const [id = ''] = await postLiveJobs(prepare, 1, () => answers)
  return id
}
