import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'

export interface RefusedListProps {
  readonly items: readonly { readonly key: string; readonly subject: string; readonly message: string }[]
}

/** What of several was not done, each with the reason. */
export const RefusedList = ({ items }: RefusedListProps) => (
  <Stack as="ul" gap={12} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {items.map(({ key, subject, message }) => (
      <li key={key}>
        <Text as="p" strong>{subject}</Text>
        <Text as="p" tone="secondary">{message}</Text>
      </li>
    ))}
  </Stack>
)
