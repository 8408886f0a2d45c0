/**
 * Presses of buttons that are only drawn yet are done once they answer: on a phone the first touch is what brings the code for it.
 * Links lead on by themselves. Answers how to end that.
 */
export function holdClicks(answers: (button: HTMLButtonElement) => boolean): () => void {
  // A second press of the same button is impatience.
  const held = new Set<HTMLButtonElement>()
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || answers(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.add(button)
  }
  addEventListener('click', hold, { capture: true })
  return () => {
    removeEventListener('click', hold, { capture: true })
    for (const button of held) button.click()
  }
}
