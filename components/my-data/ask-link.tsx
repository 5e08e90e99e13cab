import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { words } from '@/lib/i18n/request';
import { Block } from './block';
import { type PlainAction, PlainForm } from './plain-form';

/** For a visitor whose mailbox has not spoken yet: the way to a link. */
export async function AskLink({
  email,
  requestLink,
}: {
  email?: string;
  requestLink: PlainAction;
}) {
  const { ask } = (await words()).myData;
  return (
    <Block title={ask.title} text={ask.text}>
      {email && <p className="wrap-anywhere">{ask.known.replace('{email}', email)}</p>}
      <PlainForm action={requestLink} className="grid w-full max-w-measure gap-7">
        {!email && (
          <Field
            label={ask.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        )}
        <Button type="submit" size="lg" className="justify-self-start">
          {ask.send}
        </Button>
      </PlainForm>
    </Block>
  );
}
