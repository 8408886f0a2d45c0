import { styled } from 'styled-components'

export const Desk = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--mall-space-32);
  padding-block: var(--mall-space-48) var(--mall-space-24);

  @media (width < 560px) {
    gap: var(--mall-space-24);
    padding-block: var(--mall-space-16);
  }
`

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-12);
  color: var(--mall-text);
  text-decoration: none;
`

export const Card = styled.section`
  width: min(100%, 420px);
  padding: var(--mall-space-32);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-dialog);
  background: var(--mall-surface);

  @media (width < 560px) {
    padding: var(--mall-space-20);
  }
`

export const Heading = styled.h1`
  margin: 0 0 var(--mall-space-16);
  font-size: var(--mall-font-size-24);
  line-height: var(--mall-line-height-24);
`

export const Form = styled.form`
  display: grid;
  gap: var(--mall-space-16);
  padding-block-start: var(--mall-space-20);
`

export const Options = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  a {
    color: var(--mall-primary);
  }
`

export const Refusal = styled.p`
  margin: 0;
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
`

export const Note = styled.p`
  margin: 0;
  padding-block: var(--mall-space-32);
  color: var(--mall-text-secondary);
`
