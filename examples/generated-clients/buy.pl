# Puts the first product of a search into the cart: `perl buy.pl`. A method for each call is made from the mall's own document.
use v5.30;
use utf8;
use open ':std', ':encoding(UTF-8)';
use Mojo::URL;
use OpenAPI::Client;

my $origin = $ENV{MALL} // 'http://127.0.0.1:5100';
my $mall = OpenAPI::Client->new("$origin/api/openapi-3.0.json");
$mall->base_url(Mojo::URL->new($origin));

# What a call returns. A failure has an envelope too; what the document does not allow is not sent.
sub body_of {
  my ($operation, @input) = @_;
  my $answer = $mall->call($operation => @input)->res->json;
  die(($answer->{MsgHeader}{RetMessage} // join "\n", map { "$_->{path}: $_->{message}" } @{ $answer->{errors} // [] }) . "\n") unless $answer->{MsgHeader}{Success};
  return $answer->{MsgBody};
}

# A program cannot slide a captcha: it logs in by a key that the mall's partner signs.
my $login = body_of('Account.LoginBySession' => { sessionKey => $ENV{SESSION_KEY} // '' });
$mall->ua->on(start => sub { $_[1]->req->headers->authorization("Bearer $login->{Token}") });

my ($first) = @{ body_of('Product.List' => { body => { Keyword => '笔', PageIndex => 1, PageSize => 10 } })->{Items} } or die "Nothing found\n";
body_of('ShoppingCart.AddToCart' => { body => { Items => [{ ProductCode => $first->{ProductCode}, Quantity => $first->{MOQ} }] } });

my ($line) = grep { $_->{ProductCode} eq $first->{ProductCode} } @{ body_of('ShoppingCart.List' => { body => {} })->{Items} };
say "$login->{User}{nname}: $line->{CustomerProductName} × $line->{Quantity}";
