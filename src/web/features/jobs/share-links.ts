type Share = { readonly url: string; readonly text: string }

export function whatsappShareLink({ url, text }: Share): string {
  return `https://wa.me/?${query({ text: `${text}\n${url}` })}`
}

export function telegramShareLink({ url, text }: Share): string {
  return `https://t.me/share/url?${query({ url, text })}`
}

/** Encodes spaces as %20, since messengers show a plus literally. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
