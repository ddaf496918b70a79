/** An e-mail address that breaks before its '@' where it does not fit in a line. */
export function MailText({ address }: { address: string }) {
  const at = address.indexOf('@')
  if (at < 1) return address
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
