/** Words of descriptions that say nothing. */
const commonWords = new Set(
  `a about across all also an and any apply are as at be been both but by can candidate company day do each either etc every for from get given good has have he
  her here his how i if in including into is it its job join look may more most must need new no not of on one or other our out over own per please provide role
  she should so such such team than that the their them then there these they this those through time to up upon us use various very was we well what when where
  which while who will with within work working would year you your`.split(/\s+/),
)
const maxWords = 250

/** The different words of a description that may be searched for. */
export function informativeWords(words: readonly string[]): string[] {
  const different = new Set(
    words.filter((word) => !commonWords.has(word) && !/^\d{5,}$/.test(word) && word.length > 1),
  )
  return [...different].slice(0, maxWords)
}
