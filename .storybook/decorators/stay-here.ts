import { action } from 'storybook/actions'

const follow = action('link')

const onClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const href = link?.getAttribute('href')
  if (event.defaultPrevented || !href || href.startsWith('#') || link?.hasAttribute('download')) return
  event.preventDefault()
  follow(href)
}

const onSubmit = (event: SubmitEvent): void => {
  event.preventDefault()
}

/** A plain link would replace the story's page: it is reported as an action instead. Returns a function that ends this. */
export const stayHere = (): () => void => {
  globalThis.addEventListener('click', onClick)
  globalThis.addEventListener('submit', onSubmit)
  return () => {
    globalThis.removeEventListener('click', onClick)
    globalThis.removeEventListener('submit', onSubmit)
  }
}
