import { useSite } from '../../site/site.ts'
import { Name, Seal, Slogan, Words } from './Wordmark.styles.ts'

/** The mall's seal. Drawn, so that it is sharp everywhere and follows the scheme. `size` in px. */
export const Mark = ({ size = 40 }: { readonly size?: 28 | 40 }) => {
  return (
    <Seal viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="6" fill="var(--mall-primary)" />
      <path d="M11 10h18v4H11zM11 26h18v4H11zM18 14h4v12h-4z" fill="var(--mall-on-primary)" />
      <rect x="26" y="17" width="7" height="7" fill="var(--mall-cinnabar)" />
    </Seal>
  )
}

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
