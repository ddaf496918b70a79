import type { LegalText } from './legal-page.tsx'

export const refundPolicy: LegalText = {
  titleKey: 'legal.refund.title',
  introKey: 'legal.refund.intro',
  summaryKey: 'legal.refund.summary',
  sections: ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => ({
    titleKey: `legal.refund.${number}.title` as const,
    textKey: `legal.refund.${number}.text` as const,
  })),
}

export const terms: LegalText = {
  titleKey: 'legal.terms.title',
  introKey: 'legal.terms.intro',
  summaryKey: 'legal.terms.summary',
  updatedKey: 'legal.terms.updated',
  sections: ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((number) => ({
    titleKey: `legal.terms.${number}.title` as const,
    textKey: `legal.terms.${number}.text` as const,
  })),
}

export const privacyPolicy: LegalText = {
  titleKey: 'legal.privacy.title',
  introKey: 'legal.privacy.intro',
  summaryKey: 'legal.privacy.summary',
  updatedKey: 'legal.privacy.updated',
  sections: ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((number) => ({
    titleKey: `legal.privacy.${number}.title` as const,
    textKey: `legal.privacy.${number}.text` as const,
  })),
}
