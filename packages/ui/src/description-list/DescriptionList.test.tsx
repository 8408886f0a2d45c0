import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { DescriptionList } from './DescriptionList.tsx'

describeConformance('DescriptionList', () => (
  <DescriptionList
    columns={2}
    items={[
      { term: '收货人', value: '沈知言' },
      { term: '收货地址', value: '云岫路188号', full: true },
    ]}
  />
))

test('a missing value is a dash, and zero is not missing', async () => {
  await render(<DescriptionList items={[{ term: '税号', value: '' }, { term: '期望送达', value: null }, { term: '超出', value: 0 }]} />)
  expect(page.getByRole('definition').all().map((one) => one.element().textContent)).toEqual(['—', '—', '0'])
})

test.each([
  [320, 1],
  [640, 2],
  [960, 3],
])('in %d px it has %d columns', async (width, columns) => {
  const items = ['a', 'b', 'c'].map((term) => ({ term, value: term }))
  await render(<DescriptionList columns={3} items={items} style={{ inlineSize: width }} />)
  const tops = new Set(page.getByRole('term').all().map((one) => one.element().getBoundingClientRect().top))
  expect(tops.size).toBe(Math.ceil(3 / columns))
})

test('the values of a column start at one line', async () => {
  await render(<DescriptionList items={[{ term: '税号', value: 'x' }, { term: '联系电话', value: 'y' }]} />)
  const starts = new Set(page.getByRole('definition').all().map((one) => one.element().getBoundingClientRect().left))
  expect(starts.size).toBe(1)
})
