import { useSite } from '../../site/site.ts'
import { SiteMark } from '../site-mark/SiteMark.tsx'
import { Name, Slogan, Words } from './Wordmark.styles.ts'

/** The mall's own mark: its seal and its name, or its logo, which says both. */
export const Wordmark = () => {
  const { Name: name, Slogan: slogan, Logo: logo } = useSite()
  return (
    <>
      <SiteMark width={200} alt={name} />
      {logo === '' ? (
        <Words>
          <Name>{name}</Name>
          <Slogan data-part="slogan">{slogan}</Slogan>
        </Words>
      ) : null}
    </>
  )
}
