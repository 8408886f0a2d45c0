import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { Card, Desk, Home } from './AccessCard.styles.ts'

export interface AccessCardProps {
  /** Whose page it is; leads home. */
  readonly mark: ReactNode
  readonly heading: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The page of a screen without a shell: a mark, and one card below it. */
export const AccessCard = ({ mark, heading, wide = false, children }: AccessCardProps) => {
  return (
    <Desk>
      <Home as={Link} href="/">
        {mark}
      </Home>
      <Card data-wide={wide || undefined}>
        <Text as="h1" size={24} strong>
          {heading}
        </Text>
        {children}
      </Card>
    </Desk>
  )
}
