import { captchaTarget } from '@mall/mocks'
import { expect, waitFor, within } from 'storybook/test'

interface Keyboard {
  keyboard: (keys: string) => Promise<void>
}

/** Passes the slide captcha that is open by keyboard; `offset` px beside the hole to fail it. */
export async function slideHome({ keyboard }: Keyboard, offset = 0): Promise<void> {
  const slider = await within(document.body).findByRole('slider')
  await waitFor(() => expect(slider).not.toHaveAttribute('aria-disabled', 'true'))
  slider.focus()
  const target = captchaTarget + offset
  const position = () => Number(slider.getAttribute('aria-valuenow'))
  for (let step = 0; step < 60 && position() < target - 9; step++) await keyboard('{Shift>}{ArrowRight}{/Shift}')
  for (let step = 0; step < 60 && position() < target; step++) await keyboard('{ArrowRight}')
  for (let step = 0; step < 60 && position() > target; step++) await keyboard('{ArrowLeft}')
  await keyboard('{Enter}')
}
