import { ConfirmDialog } from '@mall/ui/dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guardedHref } from './guarded-href.ts'

const words = { confirm: '离开', cancel: '继续填写' }

/**
 * Asks before a page with something typed is left: by a link in words of ours, by closing or reloading in the browser's.
 * The browser's Back is not held: the router of this app has no blocker.
 */
export const LeaveGuard = ({ dirty }: { readonly dirty: boolean }) => {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!dirty) return undefined
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const href = guardedHref(event)
      if (href === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(href)
    }
    addEventListener('beforeunload', onUnload)
    // Before the router's own links see the click.
    document.addEventListener('click', onClick, true)
    return () => {
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [dirty])

  if (target === null) return null
  return (
    <ConfirmDialog
      open
      danger
      title="放弃已填写的内容？"
      description="离开后，已填写的内容不会保存。"
      messages={words}
      onConfirm={() => void navigate(target)}
      onOpenChange={() => setTarget(null)}
    />
  )
}
