import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Avatar } from './Avatar.tsx'

describeConformance('Avatar', () => <Avatar name="周雨桐" />)

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const avatar = () => page.getByRole('img', { name: '周雨桐' })

test('the last two characters, named in full, with the same tint everywhere', async () => {
  await render(
    <>
      <Avatar name="周雨桐" />
      <Avatar name="周雨桐" size={40} />
    </>,
  )
  const [one, other] = avatar().elements()
  expect(one?.textContent).toBe('雨桐')
  expect(one?.getAttribute('data-tint')).toBe(other?.getAttribute('data-tint'))
})

test('a picture; when it cannot be loaded, the characters', async () => {
  const screen = await render(<Avatar name="周雨桐" src={picture} />)
  expect(avatar().element().textContent).toBe('')
  await screen.rerender(<Avatar name="周雨桐" src="data:image/png;base64,broken" />)
  await expect.element(avatar()).toHaveTextContent('雨桐')
})

test('beside the name it is silent', async () => {
  await render(<Avatar name="周雨桐" decorative />)
  expect(page.getByRole('img').elements()).toHaveLength(0)
})
