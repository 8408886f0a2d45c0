import { PageHeader } from '@mall/ui/page-header'
import { Stack } from '@mall/ui/stack'
import type { ReactNode } from 'react'
import { Paper } from './ReadingPage.styles.ts'

interface ReadingPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page to read: its title, and its parts below each other. */
export const ReadingPage = ({ title, children }: ReadingPageProps) => (
  <Paper forwardedAs="article">
    <PageHeader fact={title} />
    <Stack gap={24} data-part="body">
      {children}
    </Stack>
  </Paper>
)
