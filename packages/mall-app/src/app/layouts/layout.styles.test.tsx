import { Shell } from '@mall/app-kit/shell/WorkShell.styles.ts'
import { Skeleton } from '@mall/ui/skeleton'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Page } from './layout.styles.ts'

const loading = <Skeleton role="status" aria-label="正在读取" />

test.each([
  ['Page', Page],
  ['Shell', Shell],
])('%s shows its footer once nothing above it is loading', async (_name, Layout) => {
  const layout = (content: ReactNode) => (
    <Layout>
      <main>{content}</main>
      <footer>页脚</footer>
    </Layout>
  )
  const screen = await render(layout(loading))
  await expect.element(screen.getByText('页脚')).not.toBeVisible()
  await screen.rerender(layout('内容'))
  await expect.element(screen.getByText('页脚')).toBeVisible()
})
