import { useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useNavPanels } from '../hooks/use-nav-panels.ts'

/** The flyouts of a folded menu: at most one is open, by hover intent, by a press or by the keyboard. */
export const useFoldedMenu = (ref: Ref<HTMLElement> | undefined) => {
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const [open, setOpen] = useState<string | null>(null)
  const { rootProps, ...panels } = useNavPanels({ root, openKey: open, onChange: setOpen })
  return { ...panels, rootProps: { ...rootProps, ref: root }, isOpen: (groupId: string) => open === groupId }
}
