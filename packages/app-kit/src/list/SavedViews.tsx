import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Popover } from '@mall/ui/popover'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { viewMax, viewNameMax, withView, type SavedView } from './list-storage.ts'
import * as S from './ListPage.styles.ts'

interface SavedViewsProps {
  /** There is no room for words. */
  readonly iconOnly: boolean
  readonly views: readonly SavedView[]
  /** The address of what is shown now. */
  readonly search: string
  readonly onOpen: (search: string) => void
  readonly onChange: (views: readonly SavedView[]) => void
}

/** Sets of filters under a name, kept for this person in this browser. */
export const SavedViews = ({ iconOnly, views, search, onOpen, onChange }: SavedViewsProps) => {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const isFull = views.length >= viewMax && !views.some((view) => view.name === name.trim())
  const current = views.find((view) => view.search === search)
  return (
    <Popover label="视图" align="end" open={open} onOpenChange={setOpen} trigger={
        <Button icon={<Icon name="filter" size={16} />} aria-label={iconOnly ? (current?.name ?? '视图') : undefined}>
          {iconOnly ? null : (current?.name ?? '视图')}
        </Button>
      }>
      <S.Views>
        {views.length > 0 ? (
          <ul>
            {views.map((view) => (
              <li key={view.name}>
                <Button
                  variant="text"
                  aria-current={view === current || undefined}
                  onClick={() => {
                    onOpen(view.search)
                    setOpen(false)
                  }}
                >
                  {view.name}
                </Button>
                <Button
                  variant="text"
                  aria-label={`删除视图 ${view.name}`}
                  icon={<Icon name="trash" size={16} />}
                  onClick={() => onChange(views.filter((other) => other !== view))}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>给当前的筛选起个名字，下次一步打开。</p>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const wanted = name.trim()
            if (wanted === '' || isFull) return
            onChange(withView(views, { name: wanted, search }))
            setName('')
          }}
        >
          <TextInput aria-label="视图名称" placeholder="视图名称" value={name} maxLength={viewNameMax} onValueChange={setName} />
          <Button type="submit" disabled={name.trim() === '' || isFull}>
            保存
          </Button>
        </form>
        {isFull ? <p role="status">{`最多保存${viewMax}个视图，请先删除不用的。`}</p> : null}
      </S.Views>
    </Popover>
  )
}
