import { sitePath } from '@mall/api/contract'
import { demoPassword } from '@mall/mocks'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { TextInput } from '@mall/ui/text-input'
import { useState, type FormEvent } from 'react'
import { demoPeople } from './demo-people.ts'
import { Address, Bar, Note, People, Role } from './MallInside.styles.ts'

interface MallBarProps {
  /** The account that is logged in; null while somebody else is, or nobody yet. */
  readonly account: string | null
  readonly at: string
  /** What was done last, in words. */
  readonly message: string
  readonly onEnter: (account: string) => void
  readonly onOpen: (at: string) => void
  readonly onStep: (steps: -1 | 1) => void
  readonly onReset: () => void
}

/** The frame of the live mall, as a browser would have it: who is there, where, and the way back to the beginning. */
export const MallBar = ({ account, at, message, onEnter, onOpen, onStep, onReset }: MallBarProps) => {
  const [typed, setTyped] = useState(at)
  // Somebody went on: what was typed for here goes.
  const [shown, setShown] = useState(at)
  if (shown !== at) {
    setShown(at)
    setTyped(at)
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    const path = sitePath(typed)
    if (path === null) setTyped(at)
    else onOpen(path)
  }
  return (
    <Bar aria-label="活的商城">
      <People role="group" aria-label="身份">
        {demoPeople.map((person) => (
          <Button key={person.account} variant={person.account === account ? 'primary' : 'default'} aria-pressed={person.account === account} onClick={() => onEnter(person.account)}>
            {person.name}
            <Role>{person.role}</Role>
          </Button>
        ))}
      </People>
      <Address aria-label="地址栏" onSubmit={open}>
        <Button icon={<Icon name="chevron-start" size={16} />} aria-label="后退" onClick={() => onStep(-1)} />
        <Button icon={<Icon name="chevron-end" size={16} />} aria-label="前进" onClick={() => onStep(1)} />
        <TextInput aria-label="当前地址" value={typed} onValueChange={setTyped} />
        <Button onClick={onReset}>恢复初始数据</Button>
      </Address>
      <Note role="status">{message || `点一下身份即登录，数据留在本页，直到恢复。从登录页进入时账号任选，密码 ${demoPassword}。`}</Note>
    </Bar>
  )
}
