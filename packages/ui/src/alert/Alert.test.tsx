import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Alert } from './Alert.tsx'

describeConformance('Alert', () => <Alert action={<button type="button">改成 9 把</button>}>椅子再减 1 把</Alert>)
describeConformance('Alert of an error', () => (
  <Alert tone="danger" title="5 行没有导入" action={<a href="/failed">查看</a>}>
    第 7 行手机应为 11 位
  </Alert>
))

test.each([
  ['info', 'status', '提示：'],
  ['success', 'status', '成功：'],
  ['warning', 'status', '注意：'],
  ['danger', 'alert', '错误：'],
] as const)('%s is a %s and begins with its icon in words', async (tone, role, word) => {
  await render(<Alert tone={tone}>超出预算</Alert>)
  await expect.element(page.getByRole(role)).toHaveTextContent(`${word}超出预算`)
})
