const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with the sign and Indian digit groups: '₹1,18,000'. */
export function rupees(amount: number): string {
  return rupeeFormat.format(amount)
}
