export const en = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  closing: 'Best regards',
  /** Below what the site sends by itself. */
  automatic: 'My site sent this message automatically. Simply reply to it: I read every reply.',
  notYou:
    'Didn’t write to me? Then somebody entered your address by mistake, and there is nothing you need to do.',
  contact: {
    subject: 'Your message has arrived',
    text: 'Thank you for your message. It has arrived, and I’ll get back to you within 24 hours.',
    /** Of an owner who has begun anew, and promises what they like. */
    arrived: 'Thank you for your message. It has arrived.',
  },
  inquiry: {
    subject: 'Your project inquiry has arrived',
    text: 'Thank you for your inquiry. It has arrived, and I’ll get back to you within 24 hours.',
    arrived: 'Thank you for your inquiry. It has arrived.',
  },
  consultation: {
    subject: 'Your consultation request has arrived',
    text: 'Thank you for your request. It has arrived, and I’ll get back to you within 24 hours to schedule our call.',
    arrived: 'Thank you for your request. It has arrived.',
  },
  invitation: {
    subject: 'Invitation: call with {owner}, {day}',
    text: 'Our call is booked. The invitation for your calendar is attached.',
  },
  moved: {
    subject: 'New time: call with {owner}, {day}',
    text: 'Our call has been moved. The attached invitation updates your calendar with the new time.',
  },
  cancelled: {
    subject: 'Cancelled: call with {owner}, {day}',
    text: 'Our call will not take place. The attached file removes it from your calendar. If you would like another time, simply reply.',
  },
  yourTime: 'Your time',
  ownerTime: '{owner}’s time',
  length: 'Length',
  change: 'To move or cancel the call, simply reply to this message.',
  changeLink: 'Move or cancel the call',
  calendarSummary: 'Call with {owner}',
  calendarDescription: 'To move or cancel the call, reply to the invitation or write to {email}.',
  youWrote: 'You wrote on {date}:',
};

export type MailTexts = typeof en;
