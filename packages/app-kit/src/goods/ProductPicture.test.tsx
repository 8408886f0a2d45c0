import { photoAddress } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductPicture } from './ProductPicture.tsx'

const photo = photoAddress({ hash: 'a'.repeat(32), width: 1280, height: 960, standIn: 'UklGRlAAAABXRUJQ' })

test('a drawing is an <img> as it was', async () => {
  await render(<ProductPicture src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" size={56} alt="订书机" loading="lazy" />)
  const image = page.getByRole('img', { name: '订书机' }).element()
  expect([image.parentElement?.tagName, image.getAttribute('srcset'), image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual(['DIV', null, '56', '56', 'lazy'])
})

test('a photo keeps its place, stands in for itself until it is there, and is taken in the width of its place', async () => {
  await render(<ProductPicture src={photo} size={56} alt="订书机" />)
  const image = page.getByRole('img', { name: '订书机' }).element() as HTMLImageElement
  // Not as it is drawn: there is no such file, and as soon as that is known the words take its place.
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['56', '56'])
  expect([image.style.backgroundColor, image.style.filter]).toEqual(['var(--mall-picture-ground)', 'var(--mall-picture-filter)'])
  expect(image.style.backgroundImage).toBe('url("data:image/webp;base64,UklGRlAAAABXRUJQ")')
  const [avif] = image.parentElement?.querySelectorAll('source') ?? []
  expect([avif?.type, avif?.sizes, image.sizes]).toEqual(['image/avif', '56px', '56px'])
  expect([avif?.srcset.match(/\d+w/g), image.srcset.match(/\d+\.webp/g)]).toEqual([['320w', '640w', '1280w'], ['320.webp', '640.webp', '1280.webp']])
  expect(image.getAttribute('src')).toBe(photo)
})
