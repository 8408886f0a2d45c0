import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './providers'
import { StyleRegistry } from './style-registry'

export const metadata: Metadata = { title: '文具橱窗', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body style={{ margin: 0 }}>
        <StyleRegistry>
          <Providers>{children}</Providers>
        </StyleRegistry>
      </body>
    </html>
  )
}
