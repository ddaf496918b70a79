import type { Locator } from '@playwright/test'

/** Chooses by name among options that tell how many jobs they would find. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  const option = select.getByRole('option', { name: new RegExp(`^${name}(?: \\(|$)`) })
  await select.selectOption((await option.getAttribute('value')) ?? name)
}
