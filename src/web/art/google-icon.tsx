/** Google's sign in its four colours. */
export function GoogleIcon() {
  return (
    <svg
      className="ic ic-l"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      strokeWidth="4"
      fill="none"
    >
      <path d="M18.200 6.300A8.500 8.500 0 0 0 4.600 8" stroke="#d93025" />
      <path d="M4.600 8a8.500 8.500 0 0 0 0 8" stroke="#e8a400" />
      <path d="M4.600 16a8.500 8.500 0 0 0 13 2.300" stroke="#1e8e3e" />
      <path d="M17.600 18.300A8.400 8.400 0 0 0 20.500 12H12" stroke="#1a73e8" />
    </svg>
  )
}
