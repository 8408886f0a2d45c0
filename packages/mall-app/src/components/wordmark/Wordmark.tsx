import { Mark } from '@mall/app-kit/shell/Mark.tsx'
import { useSite } from '../../site/site.ts'
import { Name, Slogan, Words } from './Wordmark.styles.ts'

/** The mall's own mark: its seal and its name. */
export const Wordmark = () => {
  const { Name: name, Slogan: slogan } = useSite()
  return (
    <>
      <Mark />
      <Words>
        <Name>{name}</Name>
        <Slogan data-part="slogan">{slogan}</Slogan>
      </Words>
    </>
  )
}
