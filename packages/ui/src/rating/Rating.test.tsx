import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Rating } from './Rating.tsx'

describeConformance('Rating', () => <Rating defaultValue={4} />)
describeConformance('Rating, read-only', () => <Rating readOnly value={4.6} />)

const star = (name: string) => page.getByRole('radio', { name })

test('is a group of radios with a name, chooses, and says what it means', async () => {
  const onValueChange = vi.fn()
  await render(<Rating onValueChange={onValueChange} name="score" />)
  await expect.element(page.getByRole('radiogroup', { name: '请为商品评分' })).toBeVisible()
  await star('4 星 满意').click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4, expect.objectContaining({ reason: 'choose', event: expect.any(Event) as Event }))
  await expect.element(star('4 星 满意')).toBeChecked()
  expect(document.querySelectorAll('[data-filled=""]')).toHaveLength(4)
  expect(page.getByText('满意', { exact: true }).elements()).toHaveLength(1)
})

test('arrow keys choose', async () => {
  await render(<Rating defaultValue={3} />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(star('4 星 满意')).toBeChecked()
})

test('in a field it has the name and the error of the field', async () => {
  await render(
    <Field label="商品评分" group required error="请为商品评分">
      <Rating />
    </Field>,
  )
  const group = page.getByRole('radiogroup', { name: /商品评分/ })
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAccessibleDescription(/请为商品评分/)
})

test('read-only: a picture with the exact number', async () => {
  await render(<Rating readOnly value={4.6} />)
  await expect.element(page.getByRole('img', { name: '评分 4.6 星，满分 5 星' })).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})
