import { action } from 'storybook/actions'

const follow = action('link')

/** A plain link would replace the story's page: it is reported as an action instead. Answers the way back. */
export function stayHere(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (event.defaultPrevented || !href || href.startsWith('#') || link?.hasAttribute('download')) return
    event.preventDefault()
    follow(href)
  }
  const onSubmit = (event: SubmitEvent) => event.preventDefault()
  globalThis.addEventListener('click', onClick)
  globalThis.addEventListener('submit', onSubmit)
  return () => {
    globalThis.removeEventListener('click', onClick)
    globalThis.removeEventListener('submit', onSubmit)
  }
}
