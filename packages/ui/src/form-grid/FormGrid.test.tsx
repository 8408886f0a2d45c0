import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { FormGrid } from './FormGrid.tsx'

const fields = ['收货人', '手机', '标签'].map((label) => (
  <Field key={label} label={label}>
    <TextInput />
  </Field>
))

describeConformance('FormGrid', () => <FormGrid>{fields}</FormGrid>)

const tops = () => page.getByRole('textbox').all().map((one) => Math.round(one.element().getBoundingClientRect().top))

test.each([
  [390, 3, 1],
  [640, 3, 2],
  [960, 3, 3],
  [960, 2, 2],
] as const)('in %d px and with at most %d, it has %d columns', async (width, columns, expected) => {
  await render(
    <FormGrid columns={columns} style={{ inlineSize: width }}>
      {fields}
    </FormGrid>,
  )
  expect(new Set(tops()).size).toBe(Math.ceil(3 / expected))
})

test('a full field has a line of its own', async () => {
  await render(
    <FormGrid style={{ inlineSize: 960 }}>
      {fields.slice(0, 1)}
      <Field label="详细地址" data-full>
        <TextInput />
      </Field>
    </FormGrid>,
  )
  expect(new Set(tops()).size).toBe(2)
})
