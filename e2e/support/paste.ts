import type { Locator } from '@playwright/test'

/** Pastes a text as somebody who copied it elsewhere. */
export const pasteInto = async (field: Locator, text: string): Promise<void> => {
  await field.click()
  await field.evaluate((input, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}
