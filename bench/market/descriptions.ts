import {
  closings,
  generalRequirements,
  generalOffers,
  postTexts,
} from '#server/local/sample/post-texts.ts'
import type { Random } from '#server/local/sample/random.ts'
import type { Role } from './role.ts'

export function describeJob(random: Random, { category }: Role): string {
  const texts = random.pick(postTexts[category])
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  return [
    random.pick(texts.openings),
    `What you do:\n${list(random.some(texts.duties, random.int(2, 4)))}`,
    `What we ask:\n${list([...random.some(texts.needs, 2), random.pick(generalRequirements)])}`,
    `What we give:\n${list([...random.some(texts.offers, 2), ...random.some(generalOffers, 2)])}`,
    random.pick(closings),
  ].join('\n\n')
}
