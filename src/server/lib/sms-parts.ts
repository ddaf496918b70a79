const gsmLetters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** These count twice. */
const gsmPairs = '^{}\\[~]|€\f'

const gsm = { single: 160, joined: 153 }
const ucs2 = { single: 70, joined: 67 }

/** How many SMS a text is: 160 letters of the GSM alphabet (3GPP 23.038), 70 of any other; fewer in each of several. */
export function countSmsParts(text: string): number {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => gsmLetters.includes(letter) || gsmPairs.includes(letter))
  const pairs = letters.filter((letter) => gsmPairs.includes(letter)).length
  const length = isGsm ? letters.length + pairs : text.length
  const { single, joined } = isGsm ? gsm : ucs2
  return length <= single ? 1 : Math.ceil(length / joined)
}
