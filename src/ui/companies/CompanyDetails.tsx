import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { addressLines, type Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { InitialPlate } from '../art/InitialPlate.tsx';
import { DefinitionList } from '../kit/text/DefinitionList.tsx';
import type { Loadable } from '../kit/state/Loadable.ts';
import { SkeletonBox, SkeletonLines, SkeletonShape } from '../kit/feedback/Skeletons.tsx';
import { Section } from '../kit/layout/Section.tsx';
import type { RestaurantDialogRequest } from '../restaurants/dialog.ts';
import { Cluster, Row } from '../kit/layout/Row.tsx';
import { Text } from '../kit/text/Text.tsx';
import { AdminActions } from '../kit/layout/AdminActions.tsx';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { UNNAMED_RESTAURANT } from '../texts/companyText.ts';
import { companySections } from '../navigation/companySections.ts';
import styles from './CompanyDetails.module.css';

const missing = 'Not provided';

interface Props {
  readonly loading: Loadable<Company>;
  readonly onAction: (action: RestaurantDialogRequest) => void;
}

/** Logo, description, website, contact, and address of a restaurant. Owners and admins also have Edit and Delete. */
export const CompanyDetails = observer(function CompanyDetails({ loading, onAction }: Props) {
  const { value } = loading;
  return (
    <Section
      {...companySections.details}
      actions={
        <AdminActions mayUse={value && mayAdminister(value.role)}>
          {value && <EditAndDelete company={value} onAction={onAction} />}
        </AdminActions>
      }
    >
      <LoadedSection
        loading={loading}
        what="restaurant"
        skeleton={
          <SkeletonBox height={{ xs: 351, sm: 237 }}>
            <Row gap={16} align="start" className={styles.about}>
              <SkeletonShape width={72} height={72} />
              <SkeletonLines count={2} />
            </Row>
            <DefinitionList facts={factsOf()} />
          </SkeletonBox>
        }
      >
        {(company) => <Details company={company} />}
      </LoadedSection>
    </Section>
  );
});

function EditAndDelete({ company, onAction }: Pick<Props, 'onAction'> & { readonly company: Company }) {
  const { id: restaurantId, role } = company;
  const name = company.name.trim() || UNNAMED_RESTAURANT;
  return (
    <Cluster className={styles.actions}>
      <Button variant="outlined" onClick={() => onAction({ kind: 'edit', restaurantId })}>
        Edit Restaurant
      </Button>
      <Button
        variant="outlined"
        color="error"
        onClick={() => onAction({ kind: 'delete', restaurantId, name, role })}
      >
        Delete Restaurant
      </Button>
    </Cluster>
  );
}

function Details({ company }: { readonly company: Company }) {
  return (
    <>
      <Row gap={16} align="start" className={styles.about}>
        <Logo company={company} />
        <Text dir="auto" className={styles.description}>
          {company.description ?? 'No description provided'}
        </Text>
      </Row>
      <DefinitionList facts={[...factsOf(company), ...unusableLogo(company.logoUrl)]} />
    </>
  );
}

/** @param company undefined until loaded */
const factsOf = (company?: Company) => [
  { name: 'Website', value: company && website(company.website) },
  { name: 'Contact email', value: company && contact('mailto', company.contactEmail) },
  { name: 'Contact phone', value: company && contact('tel', company.contactPhone) },
  { name: 'Address', value: company && address(company) },
];

function Logo({ company }: { readonly company: Company }) {
  const [broken, setBroken] = useState<string>();
  const url = httpUrl(company.logoUrl);
  if (!url || url === broken) return <InitialPlate id={company.id} name={company.name} size={72} />;
  return (
    <img src={url} alt={`Logo of ${company.name}`} onError={() => setBroken(url)} className={styles.logo} />
  );
}

function website(text: string | undefined): ReactNode {
  const url = httpUrl(text);
  if (!url) return text ?? missing;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" className={styles.contact}>
      {new URL(url).host}
    </Link>
  );
}

/** Returns the text to show for a logo with an unsafe URL. */
function unusableLogo(text: string | undefined) {
  return !text || httpUrl(text) ? [] : [{ name: 'Logo', value: text }];
}

function contact(scheme: 'mailto' | 'tel', target: string | undefined): ReactNode {
  if (!target) return missing;
  // phones accept a plain plus sign, but some reject an encoded one
  const encoded = encodeURIComponent(target);
  const path = scheme === 'tel' ? encoded.replaceAll('%2B', '+') : encoded;
  return (
    <Link href={`${scheme}:${path}`} className={styles.contact}>
      {target}
    </Link>
  );
}

function address({ address: parts }: Company): ReactNode {
  const lines = parts ? addressLines(parts) : [];
  if (lines.length === 0) return missing;
  return lines.map((line) => (
    <div key={line} dir="auto">
      {line}
    </div>
  ));
}
