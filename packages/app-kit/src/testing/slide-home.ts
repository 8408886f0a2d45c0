import { expect, waitFor, within } from 'storybook/test'

interface Keyboard {
  keyboard: (keys: string) => Promise<void>
}

/** The default mock of the captcha accepts every place. */
const anywhere = () => 120

/** Slides the captcha that is open home by keyboard: to `target`, px of the challenge's own pictures, which is asked once it is there. */
export const slideHome = async ({ keyboard }: Keyboard, target: () => number = anywhere): Promise<void> => {
  const slider = await within(document.body).findByRole('slider')
  await waitFor(() => expect(slider).not.toHaveAttribute('aria-disabled', 'true'))
  slider.focus()
  const home = target()
  const position = () => Number(slider.getAttribute('aria-valuenow'))
  for (let step = 0; step < 60 && position() < home - 9; step++) await keyboard('{Shift>}{ArrowRight}{/Shift}')
  for (let step = 0; step < 60 && position() < home; step++) await keyboard('{ArrowRight}')
  for (let step = 0; step < 60 && position() > home; step++) await keyboard('{ArrowLeft}')
  await keyboard('{Enter}')
}
