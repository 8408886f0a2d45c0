import { ConfirmDialog } from '@mall/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUnsent } from '../session/unsent.ts'
import { guardedHref } from './guarded-href.ts'

const words = { confirm: '离开', cancel: '继续填写' }

interface LeaveGuardProps {
  /** Something typed is not sent. */
  readonly dirty: boolean
  /** It is kept as a draft: nothing is lost by leaving, so nothing is asked. */
  readonly isKept?: boolean
}

/** Goes where the page was about to be left for. */
type Leave = () => void

/** Back or Forward to another page of this app; a browser lets a page hold it once after each thing that its user did there. */
const isHeldBack = ({ cancelable, destination, navigationType }: NavigateEvent): boolean =>
  cancelable && navigationType === 'traverse' && destination.sameDocument && new URL(destination.url).pathname !== location.pathname

/**
 * Asks before a page with something typed is left: by a link or by Back and Forward in words of ours, by closing or reloading in the
 * browser's. The router of this app has no blocker, so Back is held by the browser's Navigation API: a browser without it goes back.
 */
export const LeaveGuard = ({ dirty, isKept = false }: LeaveGuardProps) => {
  const navigate = useNavigate()
  const [leave, setLeave] = useState<{ readonly go: Leave } | null>(null)
  const isLeaving = useRef(false)
  useUnsent(dirty)

  useEffect(() => {
    if (!dirty || isKept) return undefined
    isLeaving.current = false
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const href = guardedHref(event)
      if (href === null) return
      event.preventDefault()
      event.stopPropagation()
      setLeave({ go: () => void navigate(href) })
    }
    const onNavigate = (event: NavigateEvent) => {
      if (isLeaving.current || !isHeldBack(event)) return
      event.preventDefault()
      const { key } = event.destination
      setLeave({ go: () => void navigation.traverseTo(key) })
    }
    const history = 'navigation' in globalThis ? navigation : null
    history?.addEventListener('navigate', onNavigate)
    addEventListener('beforeunload', onUnload)
    // Before the router's own links see the click.
    document.addEventListener('click', onClick, true)
    return () => {
      history?.removeEventListener('navigate', onNavigate)
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [dirty, isKept, navigate])

  if (leave === null) return null
  return (
    <ConfirmDialog
      open
      danger
      title="放弃已填写的内容？"
      description="离开后，已填写的内容不会保存。"
      messages={words}
      onConfirm={() => {
        isLeaving.current = true
        leave.go()
      }}
      onOpenChange={() => setLeave(null)}
    />
  )
}
