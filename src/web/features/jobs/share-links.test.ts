import { expect, test } from 'vitest'
import { telegramShareLink, whatsappShareLink } from './share-links.ts'

const share = { url: 'https://jobs.example/jobs/a-b', text: 'Sales & Support, 100% à Noïda +1' }

test('WhatsApp gets the words and the link as one text', () => {
  const link = new URL(whatsappShareLink(share))
  expect(link.origin).toBe('https://wa.me')
  expect(link.searchParams.get('text')).toBe(`${share.text}\n${share.url}`)
  expect(link.search).not.toContain('+')
})

test('Telegram gets them apart', () => {
  const link = new URL(telegramShareLink(share))
  expect(link.origin + link.pathname).toBe('https://t.me/share/url')
  expect(link.searchParams.get('url')).toBe(share.url)
  expect(link.searchParams.get('text')).toBe(share.text)
})
