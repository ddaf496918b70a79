/**
 * An e-mail address that may break anywhere to fit its panel. Screen readers and copying get it
 * unbroken.
 */
export function MailText({ address }: { address: string }) {
  return <span className="min-w-0 wrap-anywhere">{address}</span>
}
