import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Menu } from '@mall/ui/menu'
import type { InvitedPerson } from './InviteForm.tsx'

interface ViewMenuProps {
  readonly people: readonly InvitedPerson[]
  readonly onView: (person: InvitedPerson) => void
}

/** As many as are chosen from at a glance; the list of the people has the others. */
const shown = 10

/** 以客户身份查看: as which of those who can log in. */
export const ViewMenu = ({ people, onView }: ViewMenuProps) => {
  const active = people.filter(({ State }) => State === 'active').slice(0, shown)
  if (active.length === 0) return null
  return (
    <Menu
      label="以客户身份查看"
      align="end"
      trigger={<Button icon={<Icon name="eye" size={16} />}>以客户身份查看</Button>}
      items={active.map((person) => ({ key: String(person.UserId), label: `${person.Name} · ${person.Roles[0] ?? person.Account}`, onSelect: () => onView(person) }))}
    />
  )
}
