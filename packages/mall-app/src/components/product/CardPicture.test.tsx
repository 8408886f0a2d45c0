import { photoAddress } from '@mall/api/contract'
import { mediaQueries } from '@mall/ui/theme'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CardPicture } from './CardPicture.tsx'

const photo = photoAddress({ hash: 'a'.repeat(32), width: 1280, height: 960, standIn: 'UklGRlAAAABXRUJQ' })

test.each([
  ['auto', `${mediaQueries.phone} 96px, 264px`],
  ['grid', `${mediaQueries.phone} 45vw, 264px`],
  ['row', '96px'],
] as const)('the photo of a card %s is taken for the place that it has there', async (variant, sizes) => {
  const { container } = await render(<CardPicture src={photo} variant={variant} />)
  expect([container.querySelector('source')?.sizes, container.querySelector('img')?.sizes]).toEqual([sizes, sizes])
})

test.each([
  ['first', 'eager', 'high'],
  ['eager', 'eager', 'auto'],
  ['lazy', 'lazy', 'auto'],
] as const)('%s is loaded %s, at %s priority', async (loading, how, priority) => {
  const { container } = await render(<CardPicture src={photo} loading={loading} />)
  const picture = container.querySelector('img')
  expect([picture?.loading, picture?.fetchPriority]).toEqual([how, priority])
})
