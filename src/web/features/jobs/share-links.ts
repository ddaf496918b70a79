type Share = { readonly url: string; readonly text: string }

export const whatsappShareLink = ({ url, text }: Share): string =>
  whatsappTextLink(`${text}\n${url}`)

export const whatsappTextLink = (text: string): string => `https://wa.me/?${query({ text })}`

export function telegramShareLink({ url, text }: Share): string {
  return `https://t.me/share/url?${query({ url, text })}`
}

/** Encodes spaces as %20, since messengers show a plus literally. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
