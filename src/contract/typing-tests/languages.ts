/** The languages of typing tests. */
export const typingLanguages = ['en', 'hi'] as const
export type TypingLanguage = (typeof typingLanguages)[number]
