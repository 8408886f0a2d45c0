import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { FormActions } from './FormActions.tsx'

const buttons = (
  <>
    <Button>取消</Button>
    <Button variant="primary">保存</Button>
  </>
)

describeConformance('FormActions', () => <FormActions note="保存后立即生效">{buttons}</FormActions>)
describeConformance('FormActions with a problem', () => <FormActions problem="请选择归属部门">{buttons}</FormActions>)

test('a problem takes the place of the note and is announced', async () => {
  const screen = await render(<FormActions note="保存后立即生效">{buttons}</FormActions>)
  await expect.element(page.getByText('保存后立即生效')).toBeVisible()
  await screen.rerender(
    <FormActions note="保存后立即生效" problem="请选择归属部门">
      {buttons}
    </FormActions>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('请选择归属部门')
  await expect.element(page.getByText('保存后立即生效')).not.toBeInTheDocument()
})

test('stays in sight while its form is longer than the window', async () => {
  await render(
    <MallThemeProvider>
      <div style={{ blockSize: 3000 }} />
      <FormActions>{buttons}</FormActions>
    </MallThemeProvider>,
  )
  expect(page.getByRole('button', { name: '保存' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
})
