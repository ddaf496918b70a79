/** An e-mail address that breaks anywhere rather than leave its panel; said and copied it stays whole. */
export function MailText({ address }: { address: string }) {
  return <span className="min-w-0 wrap-anywhere">{address}</span>
}
