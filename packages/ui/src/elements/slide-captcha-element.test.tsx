import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { detailsOf, inside, place, placeHtml } from '../testing/placed.ts'
import { middle, mouse } from '../testing/pointer.ts'
import { aChallenge } from '../testing/slide-challenge.ts'
import type { MallSlideCaptchaElement } from './index.ts'

type Verify = NonNullable<MallSlideCaptchaElement['verify']>

const slider = (captcha: MallSlideCaptchaElement) => inside(captcha, '[role=slider]')
const reaches = (captcha: MallSlideCaptchaElement, state: string) => vi.waitFor(() => expect(captcha.shadowRoot?.querySelector('[data-part=slide-captcha]')).toHaveAttribute('data-state', state))

const ready = async (answer: Awaited<ReturnType<Verify>> = { credential: 'good' }) => {
  const form = placeHtml('<form><fieldset></fieldset></form>').querySelector('form')
  const fieldset = form?.querySelector('fieldset')
  if (!form || !fieldset) throw new Error('They are not there')
  const loadChallenge = vi.fn(async () => aChallenge())
  const verify = vi.fn<Verify>(async () => answer)
  const captcha = place('mall-slide-captcha', { name: 'CaptchaVerifyParam', required: true, loadChallenge, verify }, fieldset)
  await reaches(captcha, 'ready')
  return { form, fieldset, captcha, loadChallenge, verify, data: () => Object.fromEntries(new FormData(form)) }
}

const solve = async (captcha: MallSlideCaptchaElement) => {
  captcha.focus()
  await userEvent.keyboard('{PageUp}{Enter}')
}

test('solved by keys, its credential is its value in the form', async () => {
  const [passes, states] = [detailsOf('mall-pass'), detailsOf('mall-state-change')]
  const { captcha, form, verify, data } = await ready()
  expect([data(), captcha.value]).toEqual([{}, ''])
  expect([form.checkValidity(), captcha.validationMessage]).toEqual([false, '请先完成滑动验证'])
  await solve(captcha)
  await reaches(captcha, 'passed')
  expect(verify.mock.lastCall?.[0]).toMatchObject({ id: 'desk', x: 10, input: 'keyboard' })
  expect(passes).toEqual([{ credential: 'good' }])
  expect(states.map((detail) => (detail as { state: string }).state).slice(-2)).toEqual(['verifying', 'passed'])
  expect([data(), captcha.value, form.checkValidity()]).toEqual([{ CaptchaVerifyParam: 'good' }, 'good', true])
})

test('it is dragged with a mouse', async () => {
  const { captcha, verify } = await ready()
  const from = middle(slider(captcha))
  await mouse.press(from.x, from.y)
  await mouse.drag(from.x + 60, from.y)
  await mouse.release(from.x + 120, from.y)
  await reaches(captcha, 'passed')
  expect(verify.mock.lastCall?.[0]).toMatchObject({ input: 'pointer' })
})

test('a wrong answer is no value', async () => {
  const { captcha, loadChallenge, data } = await ready(null)
  await solve(captcha)
  await expect.element(page.getByText('验证码验证失败，请重试')).toBeVisible()
  expect(data()).toEqual({})
  await vi.waitFor(() => expect(loadChallenge).toHaveBeenCalledTimes(2), { timeout: 5000 })
})

test('a form that cannot be sent without it gives the focus to its slider', async () => {
  const { captcha, form } = await ready()
  form.requestSubmit()
  expect(captcha.shadowRoot?.activeElement).toBe(slider(captcha))
})

test('a reset of the form, and “refresh()”, take the credential back', async () => {
  const { captcha, form, loadChallenge, data } = await ready()
  await solve(captcha)
  await reaches(captcha, 'passed')
  form.reset()
  await reaches(captcha, 'ready')
  expect([data(), form.checkValidity(), loadChallenge.mock.calls.length]).toEqual([{}, false, 2])
  await solve(captcha)
  await reaches(captcha, 'passed')
  captcha.refresh()
  expect(captcha.value).toBe('')
})

test('a fieldset disables it', async () => {
  const { captcha, fieldset, data } = await ready()
  await solve(captcha)
  await reaches(captcha, 'passed')
  fieldset.disabled = true
  expect(data()).toEqual({})
  captcha.focus()
  expect(document.activeElement).not.toBe(captcha)
  fieldset.disabled = false
  captcha.focus()
  expect(captcha.shadowRoot?.activeElement).toBe(slider(captcha))
})

test('it waits for its challenge until the page has said where it comes from', async () => {
  const captcha = place('mall-slide-captcha')
  await reaches(captcha, 'loading')
  captcha.loadChallenge = async () => aChallenge()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await reaches(captcha, 'loading')
  captcha.verify = async () => null
  await reaches(captcha, 'ready')
})

test('the button of “alternative” is heard outside', async () => {
  const pressed = detailsOf('mall-alternative')
  place('mall-slide-captcha', { alternative: '改用短信验证' })
  await page.getByRole('button', { name: '改用短信验证' }).click()
  expect(pressed).toEqual([null])
})
