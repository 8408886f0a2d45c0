import { Empty, type EmptyProps } from '@mall/ui/empty'

/** In place of a whole page: its title is the page's heading. */
export const PageEmpty = ({ title, ...rest }: EmptyProps) => {
  return (
    <Empty
      {...rest}
      title={
        <span role="heading" aria-level={1}>
          {title}
        </span>
      }
    />
  )
}
