import type { ReactNode } from 'react'

export type SocialNetwork = 'whatsapp' | 'telegram' | 'facebook' | 'instagram' | 'linkedin'

/** Our own simple drawings of the networks' signs. */
const drawings: Record<SocialNetwork, ReactNode> = {
  whatsapp: (
    <>
      <path
        d="M4 20l1.3-4A8 8 0 1 1 8.200 18.800z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M9 8.500c-.4 3.400 3 6.800 6.400 6.400l.6-1.900-2.100-.9-.9.9c-1.200-.5-2-1.300-2.500-2.500l.9-.9-.9-2.100z"
        fill="currentColor"
      />
    </>
  ),
  telegram: (
    <>
      <path
        d="M3 11.500L20.500 4.500 17.500 19l-5.500-4-3 3-.6-4.700L16.500 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  facebook: (
    <>
      <path
        d="M14 21v-7.500h2.600l.5-3.200H14V8.400c0-1 .5-1.700 1.800-1.700h1.500V4a13 13 0 0 0-2.200-.2c-2.500 0-4.100 1.500-4.100 4.200v2.300H8.300v3.200H11V21z"
        fill="currentColor"
      />
    </>
  ),
  instagram: (
    <>
      <rect
        x="4"
        y="4"
        width="16"
        height="16"
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="3.600" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="16.600" cy="7.500" r="1.200" fill="currentColor" />
    </>
  ),
  linkedin: (
    <>
      <path
        d="M5 9.500h3V19H5zM6.500 4.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM10.500 9.500h2.900v1.300c.5-.9 1.600-1.600 3-1.600 2.600 0 3.600 1.600 3.600 4.300V19h-3v-4.900c0-1.300-.4-2.200-1.600-2.200-1.300 0-1.900.9-1.900 2.300V19h-3z"
        fill="currentColor"
      />
    </>
  ),
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="ic ic-l" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[network]}
    </svg>
  )
}
