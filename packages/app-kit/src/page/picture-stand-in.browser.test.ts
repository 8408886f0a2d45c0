import { afterEach, expect, test } from 'vitest'
import { standInForPictures } from './picture-stand-in.ts'

const whole = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const broken = 'data:image/png;base64,AAAA'

const addPicture = (src: string): HTMLImageElement => {
  const image = document.createElement('img')
  image.alt = '按动中性笔'
  image.src = src
  document.body.append(image)
  return image
}

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

test('a picture that fails has a stand-in, and its own again when it can be loaded', async () => {
  stop = standInForPictures(document)
  const image = addPicture(broken)
  await expect.poll(() => getComputedStyle(image).content).toMatch(/^url\("data:image\/svg/)
  expect(image.alt).toBe('按动中性笔')
  image.src = whole
  await expect.poll(() => image.dataset.failed).toBeUndefined()
  expect(image.style.content).toBe('')
})

test('one that failed before anything listened has it too', async () => {
  const [failed, loaded] = [addPicture(broken), addPicture(whole)]
  await Promise.allSettled([failed.decode(), loaded.decode()])
  stop = standInForPictures(document)
  await expect.poll(() => failed.dataset.failed).toBe('')
  expect(loaded.dataset.failed).toBeUndefined()
})
